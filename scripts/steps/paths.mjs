import { fileURLToPath } from 'node:url'
import path from 'node:path'

/** Without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '')

/** Local state: secrets, database, logs. Never committed. */
export const dataFolder = path.join(root, '.data')

export const logFolder = path.join(dataFolder, 'logs')

/** Precompiled programs of an image, where nothing is compiled or installed. */
export const imagePrograms = path.join(root, 'programs')

/** @param {...string} parts */
export const fromRoot = (...parts) => path.join(root, ...parts)
