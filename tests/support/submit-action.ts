/** Stands for the server action of forms, which components only call. A test says what it answers. */
import { vi } from 'vitest'
import type { submitAction as realAction } from '../../components/forms/submit-action'

export const submitAction = vi.fn<typeof realAction>(async () => ({ kind: 'idle' }))
