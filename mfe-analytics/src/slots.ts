/** This remote fills no places outside its own screens. */
export default {};
