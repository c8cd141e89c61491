/** A form of the site as a module of a page. */
import { Form } from '@/components/forms/form'
import type { FormId } from '@/lib/forms/registry'
import type { ModuleProps } from '../module-props'
import { ModuleSection } from '../module-section'

export function FormModule({ module, language, form }: ModuleProps & { form: FormId }) {
  return (
    <ModuleSection module={module} language={language}>
      <Form form={form} language={language} />
    </ModuleSection>
  )
}
