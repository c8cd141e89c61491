/** The logout button; a form, so that a link on another site cannot log anyone out. */
import { Button } from '@/components/ui/button'
import type { Language } from '@/lib/domain/text/language'
import { formFields } from '@/lib/forms/form-state'

/** @param label text of the button */
export function LogOut({ language, label }: { language: Language; label: string }) {
  return (
    <form method="post">
      <input type="hidden" name={formFields.form} value="account-log-out" />
      <input type="hidden" name="language" value={language} />
      <Button type="submit" look="line" size="s">
        {label}
      </Button>
    </form>
  )
}
