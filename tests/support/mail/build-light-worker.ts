import { mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..')
const instead = path.join(root, 'tests/support/mail/without-payload.ts')

/** Bundles a fast-starting program; inside the project, so that packages resolve. */
export const buildLightWorker = async (
  entry = 'tests/support/mail/light-worker.ts',
): Promise<{ readonly program: string; readonly folder: string }> => {
  const folder = await mkdtemp(path.join(root, 'node_modules', '.light-worker-'))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: [
        { find: /^(?:payload|@payloadcms\/db-postgres)$/, replacement: instead },
        { find: /^@\//, replacement: `${path.join(root, 'src')}/` },
      ],
    },
    ssr: { noExternal: true, external: ['pg', 'nodemailer', 'graphile-worker'] },
    build: {
      ssr: path.join(root, entry),
      outDir: folder,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'worker.mjs' } },
    },
  })
  return { program: path.join(folder, 'worker.mjs'), folder }
}
