import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { must } from './own-world'

interface SmallDisk {
  readonly folder: string
  readonly fill: () => void
  readonly free: () => void
}

export const mountSmallDisk = (folder: string, megabytes: number): SmallDisk => {
  fs.mkdirSync(folder, { recursive: true })
  must('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder)
  const ballast = path.join(folder, 'ballast')
  const room = (): number => {
    const { bavail, bsize } = fs.statfsSync(folder)
    return bavail * bsize
  }
  return {
    folder,
    fill: () => {
      const file = fs.openSync(ballast, 'a')
      try {
        // other processes write and free space meanwhile, so retry
        for (let left = room(); left > 0; left = room())
          spawnSync('fallocate', ['-o', String(fs.fstatSync(file).size), '-l', String(left), ballast])
      } finally {
        fs.closeSync(file)
      }
    },
    free: () => fs.rmSync(ballast, { force: true }),
  }
}
