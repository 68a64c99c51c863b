import { FieldView, valueOf, type FieldViewProps } from './field-view'

/**
 * What the shop wrote for itself, to be read. The admin's own JSON field is an editor it fetches from another host, and
 * nothing here comes from one.
 */
export const JsonField = (props: FieldViewProps) => {
  const value = valueOf(props) ?? null
  if (value === null) return null
  return (
    <FieldView {...props}>
      <pre style={{ margin: 0, maxHeight: '24rem', overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {JSON.stringify(value, null, 2)}
      </pre>
    </FieldView>
  )
}
