import type { PayloadRequest } from 'payload'
import { spanOf, wallClockAt } from '@/core/analytics/periods'
import type { StaffRole } from '@/payload/access/rules'
import { textParameter } from '@/payload/admin/search-and-replace/text-parameter'
import { translate, type Reader } from '@/payload/translate'
import { type NamesIn, words } from '@/payload/words'
import { allOf, listAddress } from './waiting'

type JobName = NamesIn<'dashboard.jobs'>

const editing: readonly JobName[] = ['headline', 'price', 'code', 'translate', 'page', 'plan']

/** A4: jobs available to each role. */
export const jobsOf: Readonly<Record<StaffRole, readonly JobName[]>> = {
  admin: ['headline', 'price', 'code', 'translate', 'orders', 'page'],
  marketing: editing,
  support: ['orders', 'transfer', 'customer', 'emails'],
}

/** Id of the home page; `null` if it does not exist. */
export const findHomePage = async (req: PayloadRequest): Promise<string | null> => {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { path: { equals: '/' } },
    select: { path: true },
    limit: 1,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs[0]?.id ?? null
}

interface Props {
  readonly reader: Reader
  readonly admin: string
  readonly role: StaffRole
  readonly home: string | null
  readonly today: { readonly now: number; readonly zone: string }
}

const hrefOf = ({ admin, home, today: { now, zone } }: Props, name: JobName): string => {
  const midnight = new Date(spanOf([wallClockAt(now, zone).date], zone).from).toISOString()
  const places: Readonly<Record<JobName, string>> = {
    headline: `${admin}/collections/pages${home === null ? '' : `/${home}?${textParameter}=layout.0.heading`}`,
    price: `${admin}/prices`,
    code: `${admin}/collections/coupons/create`,
    translate: `${admin}/translations`,
    orders: listAddress(admin, 'orders', allOf({ orderDate: { greater_than_equal: midnight } })),
    transfer: listAddress(admin, 'orders', allOf({ status: { equals: 'pending' } }, { paymentMethod: { equals: 'offline' } })),
    page: `${admin}/collections/pages/create`,
    plan: `${admin}/collections/services/create`,
    customer: `${admin}/collections/customers`,
    emails: `${admin}/collections/mail-outbox`,
  }
  return places[name]
}

export const JobsSection = (props: Props) => (
  <nav aria-labelledby="jobs">
    <h1 id="jobs">{translate(props.reader, words('dashboard.today'))}</h1>
    <ul className="desk-jobs">
      {jobsOf[props.role].map((name) => (
        <li key={name}>
          <a href={hrefOf(props, name)}>{translate(props.reader, words(`dashboard.jobs.${name}`))}</a>
        </li>
      ))}
    </ul>
  </nav>
)
