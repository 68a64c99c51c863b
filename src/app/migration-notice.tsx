import { buildEnvironment } from '@/config/env'
import { missingMigrationWords } from '@/server/platform/database/missing-migration'

/** For whoever develops: why pages fail, above them. English, as the log is. */
export const MigrationNotice = () => {
  const words = buildEnvironment().NODE_ENV === 'development' ? missingMigrationWords() : null
  return words === null ? null : (
    <aside lang="en" style={{ padding: '0.5rem 1rem', background: 'var(--action)', color: 'var(--action-ink)', textAlign: 'center' }}>
      {words}
    </aside>
  )
}
