import type { Job } from './articles'
import { words } from '@/payload/words'

export const textJobs: readonly Job[] = [
  {
    id: 'headline',
    screens: ['/collections/pages'],
    title: words('guides.headline.title'),
    purpose: words('guides.headline.purpose'),
    steps: [words('guides.headline.steps.1'), words('guides.headline.steps.2'), words('guides.headline.steps.3')],
    result: words('guides.headline.result'),
    trouble: words('guides.headline.trouble'),
  },
  {
    id: 'translate',
    screens: ['/translations'],
    title: words('guides.translate.title'),
    purpose: words('guides.translate.purpose'),
    steps: [words('guides.translate.steps.1'), words('guides.translate.steps.2'), words('guides.translate.steps.3')],
    result: words('guides.translate.result'),
    trouble: words('guides.translate.trouble'),
  },
  {
    id: 'replace',
    screens: ['/texts'],
    title: words('guides.replace.title'),
    purpose: words('guides.replace.purpose'),
    steps: [words('guides.replace.steps.1'), words('guides.replace.steps.2'), words('guides.replace.steps.3')],
    result: words('guides.replace.result'),
    trouble: words('guides.replace.trouble'),
  },
]
