'use client'
/** The dialog of forms, fetched beside the page, so that it opens at once. Until it is there links lead to the forms' own pages. */
import { later } from '@/components/ui/later.client'

export const LaterDialog = later(async () => (await import('./form-dialog.client')).FormDialog, undefined, true)
