import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Images and fonts are already compressed. */
const compressible = /\.(?:js|css|svg|json|txt)$/

/** Files smaller than a packet gain nothing. */
const least = 1024

/** Node's thread pool has four threads. */
const atOnce = 4

const compressFile = async (file: string): Promise<void> => {
  const plain = await readFile(file)
  if (plain.length < least) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const [small, zipped] = await Promise.all([brotli(plain, { params }), zip(plain, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, zipped)])
}

/** Build output is immutable, so it is compressed once at the highest level. Part of `next build`. */
export const compressStatic = async (distDir: string): Promise<void> => {
  const folder = path.join(distDir, 'static')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => compressible.test(name))
  const limit = pLimit(atOnce)
  await Promise.all(files.map((name) => limit(() => compressFile(path.join(folder, name)))))
}
