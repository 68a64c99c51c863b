'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { BalanceAnswer } from '@/modules/subscriptions/schema'
import { staffAsk } from '@/cms/admin/staff-call.client'
import { balanceWords, kindWords } from './balance-words'
import { Press, useText } from './panel-parts.client'

interface BalanceDeskProps {
  readonly path: string
  readonly currency: string
}

/** U36: the balance of a subscription and its movements, newest first, a page at a time. Nothing of it can be changed here. */
export const BalanceDesk = ({ path, currency }: BalanceDeskProps) => {
  const text = useText()
  const { i18n } = useTranslation()
  const [page, setPage] = useState(1)
  const [balance, setBalance] = useState<BalanceAnswer | null>(null)
  useEffect(() => {
    void staffAsk<BalanceAnswer>(`${path}/movements?page=${page}`).then(({ answer }) => {
      if (answer) setBalance(answer)
    })
  }, [path, page])
  if (balance === null) return null
  const money = new Intl.NumberFormat(i18n.language, { style: 'currency', currency })
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <>
      <p className="field-label">{text(balanceWords.title)}</p>
      <ul>
        <li>
          {text(balanceWords.left)}: {money.format(balance.amount)}
        </li>
        <li>
          {text(balanceWords.threshold)}: {money.format(balance.threshold)}
        </li>
        <li>
          {text(balanceWords.topUp)}: {day.format(new Date(balance.topUpAt))}
        </li>
      </ul>
      <table>
        <thead>
          <tr>
            <th scope="col">{text(balanceWords.date)}</th>
            <th scope="col">{text(balanceWords.movement)}</th>
            <th scope="col">{text(balanceWords.amount)}</th>
            <th scope="col">{text(balanceWords.after)}</th>
          </tr>
        </thead>
        <tbody>
          {balance.movements.map((each, index) => (
            <tr key={`${page} ${index}`}>
              <td>{day.format(new Date(each.day ?? each.at))}</td>
              <td>
                {text(kindWords[each.kind])} {each.orderNumber}
              </td>
              <td>{money.format(each.amount)}</td>
              <td>{money.format(each.balanceAfter)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {balance.pages > 1 ? (
        <div className="staff-desk__moves">
          <Press isOff={page <= 1} onPress={async () => setPage(page - 1)}>
            {text(balanceWords.newer)}
          </Press>
          <Press isOff={page >= balance.pages} onPress={async () => setPage(page + 1)}>
            {text(balanceWords.older)}
          </Press>
        </div>
      ) : null}
    </>
  )
}
