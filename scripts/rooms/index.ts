// npm run rooms: the rooms of `src` and what each imports, what stands on nothing first.
import { renderRooms } from './room-graph'

process.stdout.write(`${renderRooms(process.cwd())}\n`)
