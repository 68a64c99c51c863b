import type { Job } from './articles'
import { words } from '@/payload/words'

export const changeJobs: readonly Job[] = [
  {
    id: 'undo',
    screens: ['/collections/extensions', '/collections/services', '/collections/pages', '/collections/coupons', '/globals'],
    title: words('guides.undo.title'),
    purpose: words('guides.undo.purpose'),
    steps: [words('guides.undo.steps.1'), words('guides.undo.steps.2'), words('guides.undo.steps.3')],
    result: words('guides.undo.result'),
    trouble: words('guides.undo.trouble'),
  },
  {
    id: 'went-live',
    screens: [],
    title: words('guides.went-live.title'),
    purpose: words('guides.went-live.purpose'),
    steps: [words('guides.went-live.steps.1'), words('guides.went-live.steps.2')],
    result: words('guides.went-live.result'),
    trouble: words('guides.went-live.trouble'),
  },
]

/** For admins: shown beside the audit log, not in marketing's handbook. */
export const auditJobs: readonly Job[] = [
  {
    id: 'who-did-what',
    screens: ['/collections/staff-actions'],
    title: words('guides.who-did-what.title'),
    purpose: words('guides.who-did-what.purpose'),
    steps: [words('guides.who-did-what.steps.1'), words('guides.who-did-what.steps.2'), words('guides.who-did-what.steps.3')],
    result: words('guides.who-did-what.result'),
    trouble: words('guides.who-did-what.trouble'),
  },
]
