import { buildEnvironment } from '@/lib/config/env'
import { missingMigrationWords } from '@/lib/db/missing-migration'
import { NoticeStrip } from '@/components/ui/notice-strip/notice-strip'

/** Development only: why pages fail. English, like the log. */
export const MigrationNotice = () => {
  const words = buildEnvironment().NODE_ENV === 'development' ? missingMigrationWords() : null
  return words === null ? null : (
    <NoticeStrip tone="urgent" lang="en">
      {words}
    </NoticeStrip>
  )
}
