// npm run rooms: the rooms of `src` and what each imports, what stands on nothing first.
import { drawRooms } from './room-graph'

process.stdout.write(`${drawRooms(process.cwd())}\n`)
