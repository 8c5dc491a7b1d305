/** What is brought back, and its tax; among the addresses of all pages it would be part of every first script. */
export const BORDER_RETURN = '/border/return';

/** What everybody in a car has with them. */
export const BORDER_DOCUMENTS = '/border/documents';
