import type { ServerProps } from 'payload'
import { hasRole } from '../access/identity'
import { translate } from '../words'
import { screenWords } from './screen-words'

/** In the menu of those who may use it. */
export const PriceListsLink = ({ payload, user, i18n }: Pick<ServerProps, 'payload' | 'user' | 'i18n'>) =>
  hasRole(user ?? null, ['admin', 'marketing']) ? (
    <a className="nav__link" href={`${payload.config.routes.admin}/price-lists`}>
      <span className="nav__link-label">{translate({ i18n }, screenWords.title)}</span>
    </a>
  ) : null
