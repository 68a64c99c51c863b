import { currencyCookie } from './currency-choice'

/** Runs in the head, before anything is painted: the chosen currency is the first one seen (decision 4, M8). */
export const currencyScript = `{const m=/(?:^|; )${currencyCookie}=([A-Z]{3})(?:;|$)/.exec(document.cookie);if(m)document.documentElement.dataset.currency=m[1]}`
