import { expect, vi } from 'vitest'
import type { ReceivedSpan, TraceReceiver } from './trace-receiver'

/** Waits for spans of this name. */
export const spansOf = ({ spans }: TraceReceiver, name: string): Promise<readonly ReceivedSpan[]> =>
  vi.waitFor(() => {
    const found = spans.filter((span) => span.name === name)
    expect(found).not.toEqual([])
    return found
  }, 20_000)

/** Span names from here up to the root. */
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
