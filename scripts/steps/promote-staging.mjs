import { withClient } from './database.mjs'
import { directUrl } from './pooler.mjs'

/**
 * Moves the shop of this database to SITE_URL: from the next start it sends emails and charges cards.
 * @param {import('./variables.mjs').Variables} env
 * @param {(words: string) => void} note
 */
export const promoteStaging = (env, note) =>
  withClient(directUrl(env), async (client) => {
    await client.query(
      'INSERT INTO infra.shop (site_url) VALUES ($1) ON CONFLICT (single) DO UPDATE SET site_url = excluded.site_url, at = now()',
      [env.SITE_URL],
    )
    const { rows } = await client.query(`SELECT count(*)::int AS waiting FROM mail_outbox WHERE status IN ('queued', 'sending')`)
    const { waiting } = rows[0]
    note(
      `it belongs to ${env.SITE_URL}; ${waiting === 1 ? '1 mail waits' : `${waiting} mails wait`} to be sent. Start the shop and its worker again`,
    )
  })
