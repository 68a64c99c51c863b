import type { Job } from './articles'
import { words } from '@/payload/words'

export const priceJobs: readonly Job[] = [
  {
    id: 'raise-prices',
    screens: ['/prices', '/collections/extensions', '/collections/services', '/collections/addons', '/collections/transfer-prices'],
    title: words('guides.raise-prices.title'),
    purpose: words('guides.raise-prices.purpose'),
    steps: [
      words('guides.raise-prices.steps.1'),
      words('guides.raise-prices.steps.2'),
      words('guides.raise-prices.steps.3'),
      words('guides.raise-prices.steps.4'),
    ],
    result: words('guides.raise-prices.result'),
    trouble: words('guides.raise-prices.trouble'),
  },
  {
    id: 'schedule-price',
    screens: ['/prices', '/collections/extensions', '/collections/services', '/collections/addons', '/collections/transfer-prices'],
    title: words('guides.schedule-price.title'),
    purpose: words('guides.schedule-price.purpose'),
    steps: [words('guides.schedule-price.steps.1'), words('guides.schedule-price.steps.2'), words('guides.schedule-price.steps.3')],
    result: words('guides.schedule-price.result'),
    trouble: words('guides.schedule-price.trouble'),
  },
  {
    id: 'price-file',
    screens: ['/prices'],
    title: words('guides.price-file.title'),
    purpose: words('guides.price-file.purpose'),
    steps: [words('guides.price-file.steps.1'), words('guides.price-file.steps.2'), words('guides.price-file.steps.3')],
    result: words('guides.price-file.result'),
    trouble: words('guides.price-file.trouble'),
  },
]
