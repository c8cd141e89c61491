/** The hidden fields of every form about a testimonial. */
import type { Language } from '@/lib/domain/text/language'
import { formFields } from '@/lib/forms/form-state'
import type { OpenedTestimonial } from '@/lib/server/office/testimonials/testimonials-view'

type Props = { form: string; testimonial: Pick<OpenedTestimonial, 'id' | 'version'>; language: Language }

export function HiddenTestimonialFields({ form, testimonial, language }: Props) {
  return (
    <>
      <input type="hidden" name={formFields.form} value={form} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="testimonial" value={testimonial.id} />
      <input type="hidden" name="version" value={testimonial.version} />
    </>
  )
}
