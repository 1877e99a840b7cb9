export const compositionId = 'composition';
export const intakeId = 'intake';
export const passportId = 'passport';
export const reviewsId = 'reviews';
export const questionsId = 'questions';
export const shopsId = 'shops';
