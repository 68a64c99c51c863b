import config from '@payload-config'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { BasePayload, generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { newestSnapshot } from '../../support/newest-snapshot'

const configuration = await config
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hostfront-generated-'))
afterAll(() => {
  fs.rmSync(folder, { recursive: true })
  // drizzle-kit extends Array.prototype, which would leak into other files
  Reflect.deleteProperty(Array.prototype, 'random')
})

/** Statements missing between the latest snapshot and the collections. */
const missingStatements = async (): Promise<readonly string[]> => {
  const payload = await new BasePayload().init({
    config: { ...configuration, secret: 'of a test' },
    disableDBConnect: true,
    disableOnInit: true,
  })
  const { generateDrizzleJson, generateMigration } = payload.db.requireDrizzleKit()
  return generateMigration(newestSnapshot(), await generateDrizzleJson(payload.db.schema))
}

/** Components by their name in the configuration: `/payload/admin/cells#PriceCell`. */
const componentsIn = (file: string): readonly string[] =>
  [...fs.readFileSync(file, 'utf8').matchAll(/^ +"([^"]+)":/gm)].map(([, name]) => name ?? '').sort()

describe('generated files are up to date', () => {
  it('every field has its column: else npm run migrate:create name', async () => {
    expect(await missingStatements()).toEqual([])
  })

  it('src/payload-types.ts: else npm run generate', async () => {
    const file = path.join(folder, 'payload-types.ts')
    vi.stubEnv('PAYLOAD_TS_OUTPUT_PATH', file)
    await generateTypes(configuration, { log: false })
    vi.unstubAllEnvs()
    expect(fs.readFileSync(file, 'utf8') === fs.readFileSync('src/payload-types.ts', 'utf8'), 'it differs').toBe(true)
  })

  it('the import map of the admin: else npm run generate', async () => {
    const file = path.join(folder, 'importMap.js')
    fs.writeFileSync(file, '')
    const importMap = { ...configuration.admin.importMap, importMapFile: file }
    await generateImportMap({ ...configuration, admin: { ...configuration.admin, importMap } }, { log: false, force: true })
    expect(componentsIn(file)).toEqual(componentsIn('src/app/(payload)/admin/importMap.js'))
  })
})
