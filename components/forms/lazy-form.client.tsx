'use client'
/**
 * The form with its script as a chunk of its own: pages that could show a form, but do not, load neither the definitions nor the
 * validation library. It is still rendered on the server, with its styles.
 */
import dynamic from 'next/dynamic'

export const LazyForm = dynamic(() => import('./form.client').then(({ FormBody }) => FormBody))

export const LazySearchForm = dynamic(() => import('./zones/search-form.client').then(({ SearchFormBody }) => SearchFormBody))

export const LazyViewingForm = dynamic(() =>
  import('./viewing-slots/viewing-form.client').then(({ ViewingFormBody }) => ViewingFormBody),
)
