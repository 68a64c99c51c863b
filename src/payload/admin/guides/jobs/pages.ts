import type { Job } from './articles'
import { words } from '@/payload/words'

export const pageJobs: readonly Job[] = [
  {
    id: 'landing-page',
    screens: ['/collections/pages'],
    title: words('guides.landing-page.title'),
    purpose: words('guides.landing-page.purpose'),
    steps: [
      words('guides.landing-page.steps.1'),
      words('guides.landing-page.steps.2'),
      words('guides.landing-page.steps.3'),
      words('guides.landing-page.steps.4'),
    ],
    result: words('guides.landing-page.result'),
    trouble: words('guides.landing-page.trouble'),
  },
  {
    id: 'menu',
    screens: ['/globals/header', '/globals/footer'],
    title: words('guides.menu.title'),
    purpose: words('guides.menu.purpose'),
    steps: [words('guides.menu.steps.1'), words('guides.menu.steps.2'), words('guides.menu.steps.3')],
    result: words('guides.menu.result'),
    trouble: words('guides.menu.trouble'),
  },
  {
    id: 'picture',
    screens: ['/collections/media'],
    title: words('guides.picture.title'),
    purpose: words('guides.picture.purpose'),
    steps: [
      words('guides.picture.steps.1'),
      words('guides.picture.steps.2'),
      words('guides.picture.steps.3'),
      words('guides.picture.steps.4'),
    ],
    result: words('guides.picture.result'),
    trouble: words('guides.picture.trouble'),
  },
]
