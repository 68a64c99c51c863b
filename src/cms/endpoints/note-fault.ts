/** Beside the calls, and without them: a fault is noted before its answer goes out. */
export { noteFault } from '@/server/platform/database/database-state'
