/** What the image model of the journeys is called. */
export const painterName = "The school’s painter";
