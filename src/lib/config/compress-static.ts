import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Pictures and fonts are small already. */
const compressible = /\.(?:js|css|svg|json|txt)$/

/** What is smaller than a packet gains nothing. */
const least = 1024

/** As many as Node compresses at once. */
const atOnce = 4

const compressFile = async (file: string): Promise<void> => {
  const plain = await readFile(file)
  if (plain.length < least) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const [small, zipped] = await Promise.all([brotli(plain, { params }), zip(plain, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, zipped)])
}

/** Scripts and style sheets never change once they are built, so they are compressed as far as it goes, once. Part of `next build`. */
export const compressStatic = async (distDir: string): Promise<void> => {
  const folder = path.join(distDir, 'static')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => compressible.test(name))
  const limit = pLimit(atOnce)
  await Promise.all(files.map((name) => limit(() => compressFile(path.join(folder, name)))))
}
