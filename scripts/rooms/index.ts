// npm run rooms: folders of `src` and their imports, leaves first.
import { renderRooms } from './room-graph'

process.stdout.write(`${renderRooms(process.cwd())}\n`)
