'use client'

import dynamic from 'next/dynamic'
import { PickerFailed, PickerLoading } from './addon-picker-states.client'

/** Separate chunk, loaded with the first open row (ADR 016). */
export const AddonPicker = dynamic(
  () =>
    import('./addon-picker.client').then(
      (module) => module.AddonPicker,
      () => PickerFailed,
    ),
  { loading: PickerLoading },
)
