'use client'
/**
 * The form with its script as a chunk of its own: pages that could show a form, but do not, load neither definitions nor the
 * library that checks them. Drawn on the server all the same, with its styles.
 */
import dynamic from 'next/dynamic'

export const LazyForm = dynamic(() => import('./form.client').then(({ FormBody }) => FormBody))

export const LazySearchForm = dynamic(() => import('./search-form.client').then(({ SearchFormBody }) => SearchFormBody))

export const LazyViewingForm = dynamic(() => import('./viewing-form.client').then(({ ViewingFormBody }) => ViewingFormBody))
