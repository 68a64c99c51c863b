import type { Config, Plugin } from 'payload'
import { buildEnvironment } from '@/lib/config/env'

/** The S3 plugin's client-side uploads, which are not used: uploads go through the server, which validates them and creates the sizes. */
const clientUploads = '@payloadcms/storage-s3/client#S3ClientUploadHandler'

const pathOf = (component: unknown): unknown =>
  typeof component === 'object' && component !== null && 'path' in component ? component.path : component

/** Removes the plugin's browser parts, so that bundle and schema do not depend on where media is stored. */
const throughTheShop = (config: Config): Config => {
  const { admin = {}, collections = [] } = config
  const { [clientUploads]: _, ...dependencies } = admin.dependencies ?? {}
  const providers = admin.components?.providers?.filter((provider) => pathOf(provider) !== clientUploads) ?? []
  return {
    ...config,
    admin: { ...admin, dependencies, components: { ...admin.components, providers } },
    collections: collections.map((collection) =>
      collection.slug === 'media'
        ? { ...collection, fields: collection.fields.filter((field) => !('name' in field && field.name === '_objectKey')) }
        : collection,
    ),
  }
}

/** In ms; a bucket that does not respond delays only media. */
const patience = {
  connectionTimeout: 2000,
  requestTimeout: 8000,
  throwOnRequestTimeout: true,
  httpsAgent: { keepAlive: true, maxSockets: 100 },
}

/** Stores media in a bucket if one is configured. Visitors still receive it from the shop, so that access rules and CSP stay the same. */
export const pictureStorage: Plugin = async (config) => {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = buildEnvironment()
  if (S3_BUCKET === undefined || S3_ENDPOINT === undefined || S3_REGION === undefined) return config
  const { s3Storage } = await import('@payloadcms/storage-s3')
  const store = s3Storage({
    bucket: S3_BUCKET,
    collections: { media: true },
    config: {
      endpoint: S3_ENDPOINT,
      region: S3_REGION,
      credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      // Supported by every S3-compatible store.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 2,
      requestHandler: patience,
    },
  })
  return throughTheShop(await store(config))
}
