import type { DueShown } from './due-text'

const overdue = {
  background: 'var(--theme-error-500)',
  color: 'var(--theme-elevation-0)',
  fontWeight: 600,
  padding: '2px 8px',
  borderRadius: 3,
} as const

/** Said in words; the colour only says it again. */
export const DueMark = ({ shown }: { readonly shown: DueShown | null }) =>
  shown === null ? <span>–</span> : <span style={shown.isOverdue ? overdue : undefined}>{shown.text}</span>
