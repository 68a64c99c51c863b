import config from '@payload-config'
import { getPayload } from 'payload'
import { staffRoleOf } from '@/payload/access/rules'
import { buildEnvironment } from '@/lib/config/env'
import { isLocalRequest } from '@/lib/config/process-state'
import { mailboxPolicy } from '@/lib/config/security-headers'
import { renderMail, renderMailbox, isMailboxEnabled, readMail, readMailbox } from '@/modules/email/mailbox'

interface RouteProps {
  readonly params: Promise<{ name?: string[] }>
}

const notThere = () => new Response(null, { status: 404 })

const mayRead = async (headers: Headers): Promise<boolean> => {
  if (isMailboxEnabled(buildEnvironment()) && isLocalRequest(headers)) return true
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers })
  return staffRoleOf(user) === 'admin'
}

const htmlPage = (html: string) =>
  new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': mailboxPolicy,
    },
  })

/** Development mailbox: open on the local machine, for admins elsewhere, 404 for anyone else. */
export const GET = async ({ headers, url }: Request, { params }: RouteProps): Promise<Response> => {
  if (!(await mayRead(headers))) return notThere()
  const { name = [] } = await params
  if (name.length === 0) return htmlPage(renderMailbox(await readMailbox(Number(new URL(url).searchParams.get('page') ?? 1))))
  const mail = name.length === 1 ? await readMail(name[0] ?? '') : null
  return mail === null ? notThere() : htmlPage(renderMail(mail))
}
