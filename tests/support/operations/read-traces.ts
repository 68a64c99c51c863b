import { expect, vi } from 'vitest'
import type { ReceivedSpan, TraceReceiver } from './trace-receiver'

/** Steps of a name, as soon as there is one. */
export const spansOf = ({ spans }: TraceReceiver, name: string): Promise<readonly ReceivedSpan[]> =>
  vi.waitFor(() => {
    const found = spans.filter((span) => span.name === name)
    expect(found).not.toEqual([])
    return found
  }, 20_000)

/** The names from a step up to the beginning of its trace. */
export const wayUpIn = (receiver: TraceReceiver, span: ReceivedSpan | undefined): readonly string[] =>
  span === undefined
    ? []
    : [
        span.name,
        ...wayUpIn(
          receiver,
          receiver.spans.find(({ spanId }) => spanId === span.parentSpanId),
        ),
      ]
