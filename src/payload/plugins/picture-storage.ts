import type { Config, Plugin } from 'payload'
import { buildEnvironment } from '@/lib/config/env'

/** What the plugin brings for browsers that send pictures to the bucket themselves. Ours come through the shop, which looks at them and draws their sizes. */
const clientUploads = '@payloadcms/storage-s3/client#S3ClientUploadHandler'

const pathOf = (component: unknown): unknown =>
  typeof component === 'object' && component !== null && 'path' in component ? component.path : component

/** Without what a browser would need of it: neither the admin's bundle nor the table of pictures differs by where they are kept. */
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

/** In ms: a bucket that is silent holds up a picture, and nothing else. */
const patience = {
  connectionTimeout: 2000,
  requestTimeout: 8000,
  throwOnRequestTimeout: true,
  httpsAgent: { keepAlive: true, maxSockets: 100 },
}

/** Pictures in a bucket, where the settings name one. Visitors get them from the shop all the same, so that rights and policies stay as they are. */
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
      // what every store of this kind understands
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 2,
      requestHandler: patience,
    },
  })
  return throughTheShop(await store(config))
}
