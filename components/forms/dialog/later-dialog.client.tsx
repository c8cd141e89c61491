'use client'
/** The dialog of forms, loaded after hydration, so that it opens at once. Until then links lead to the forms' own pages. */
import { later } from '@/components/ui/later.client'

export const LaterDialog = later(async () => (await import('./form-dialog.client')).FormDialog, undefined, true)
