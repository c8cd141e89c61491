/** A client's testimonial, published after approval only (specification 3: comment, name, website, image; ruling 31). */
import { defineForm } from '../define-form.ts'
import { email, file, name, textarea, website } from '../fields.ts'
import { privacy } from '../person.ts'

export const testimonialForm = defineForm({
  id: 'testimonial',
  feature: 'testimonials',
  fields: {
    COMMENT: textarea({ required: 'commentRequired', maxLength: 1200 }),
    NAME: name({ required: 'nameRequired', maxLength: 60, width: 'half', autocomplete: 'name', hasHelp: true }),
    EMAIL: email({ width: 'half', hasHelp: true }),
    WEBSITE: website({ width: 'half' }),
    IMAGE: file({
      accept: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
      maxBytes: 8_000_000,
      width: 'half',
      hasHelp: true,
    }),
    ...privacy,
  },
  sections: [
    { id: 'comment', fields: ['COMMENT', 'NAME', 'EMAIL', 'WEBSITE', 'IMAGE'] },
    { id: 'confirm', fields: ['PRIVACY'] },
  ],
  thankYou: 'feedback/testimonial',
})
