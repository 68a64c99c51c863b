import fs from 'node:fs'
import path from 'node:path'
import { replicaOf } from '../replicas/stack'
import { startWorker } from '../replicas/worker'
import { ensureBuild, servedBuild } from '../../../scripts/lib/build.mjs'
import { shopEnvironment } from '../../../scripts/lib/settings.mjs'
import { startFreshShop } from '../../../tests/runner/fresh-shop.mjs'
import { dataFolder, fromRoot, logFolder } from '../../../scripts/lib/project.mjs'
import { step } from '../../../scripts/lib/output.mjs'
import { onStop } from '../../../scripts/lib/process.mjs'
import { must } from './own-world'
import { mountSmallDisk } from './small-disk'

const megabytes = 800

/** Copies the build without the compiler cache, since Next writes to it while serving. */
const moveBuild = (folder: string, build: string): void => {
  fs.cpSync(build, folder, { recursive: true, filter: (file) => path.relative(build, file) !== 'cache' })
  must('mount', '--bind', folder, build)
}

/** Puts build, logs, media and mailbox on one small disk, as on a small server. */
const moveToSmallDisk = (databaseUrl: string) => {
  const disk = mountSmallDisk(path.join(dataFolder, 'faults-shop'), megabytes)
  const inDisk = (...parts: readonly string[]) => path.join(disk.folder, ...parts)
  moveBuild(inDisk('build'), fromRoot(servedBuild(shopEnvironment({ databaseUrl }))))
  fs.mkdirSync(logFolder, { recursive: true })
  fs.mkdirSync(inDisk('logs'))
  must('mount', '--bind', inDisk('logs'), logFolder)
  // keep the logs after the mount is gone
  onStop(() => fs.cpSync(inDisk('logs'), path.join(dataFolder, 'faults-logs'), { recursive: true }))
  return { disk, mailbox: inDisk('mail'), settings: { MAIL_DIR: inDisk('mail'), MEDIA_DIR: inDisk('media') } }
}

/** Downtime, by `performance.now()`. */
interface Gap {
  readonly from: number
  until: number
}

export const openShop = async (server: string, outside: Readonly<Record<string, string>>) => {
  await step('Build', (note) => ensureBuild(shopEnvironment({ databaseUrl: server }), note))
  const { disk, mailbox, settings } = moveToSmallDisk(server)
  const site = { RUN_JOBS: 'false', SEED_DEMO_LOGINS: 'true', SEED_DEMO_CONTENT: 'true', HOST: '127.0.0.1' }
  const first = await startFreshShop({ server, purpose: 'faults', overrides: { ...site, ...settings, ...outside } })
  const process = replicaOf(first, first.env, 'faults-shop')
  const worker = await startWorker(first.env, 'faults-worker')
  const gaps: Gap[] = []
  return {
    url: first.url,
    databaseUrl: first.databaseUrl,
    disk,
    mailbox,
    pid: process.pid,
    wasAway: (from: number, until: number) => gaps.some((gap) => gap.from <= until && gap.until >= from),
    kill: async () => {
      gaps.push({ from: performance.now(), until: Infinity })
      await process.kill()
    },
    startAgain: async () => {
      await process.replace()
      const gap = gaps.at(-1)
      if (gap) gap.until = performance.now()
    },
    worker: {
      kill: worker.kill,
      /** Stores emails as files. */
      keepMails: () => worker.become({ ...first.env, SMTP_URL: undefined }),
      sendMails: () => worker.become(first.env),
    },
  }
}

export type Shop = Awaited<ReturnType<typeof openShop>>
