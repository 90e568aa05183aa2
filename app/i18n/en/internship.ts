const internship = {
  missing: {
    DOC_NAME_A: "Arabic Name is required",
    DOC_NAME_E: "English Name is required",
    NAT_CODE: "Nationality is required",
    SEX: "Gender is required",
    BIRTH_PLACE: "Place of Birth is required",
    BIRTH_DATE: "Date of Birth is required",
    LIVE_PLACE: "Place of Residence is required",
    CITY: "City is required",
    ID_TYPE: "Document Type is required",
    NATIONAL_NO: "Document Number (national number) is required",
    COUNTRY_CODE: "Degree Country is required",
    UNIV_CODE: "University Name is required",
    STUDY_ST_DT: "Date of Enrollment is required",
    GRAD_DT: "Graduation Date is required",
    CERT_DATE: "Degree Date is required",
    NO_STUDY_YEAR: "Years of Study Number is required",
    ACCEPT_DATE: "Equivalent Date is required",
    HI_SCHOOL_RV: "High School is required",
    HI_SCHOOL_DT: "Date of High School Graduation is required",
    MOBIL: "Mobile Number is required",
    E_MAIL: "Email is required",
    HOME_ADD: "Home Address is required",
  },
  errors: {
    "not-in-list": "Choose one from the list",
    place: "Use Arabic letters only or English letters only, and spaces",
    "person-number": "Use digits only, 10 at most",
    "document-number": "Use letters and digits only, 30 at most",
    "study-years": "Write a whole number of years from 1 to 20, such as 6",
    "foreign-mobile":
      "Only a Jordanian mobile number of 7 to 10 digits can be written here. Write a number of another country as the home telephone.",
    "home-phone":
      "The home telephone must be 7 to 10 digits; a number of another country begins with + and has 15 at most",
    "university-elsewhere":
      "This university is not in the degree country. Choose one from that country's list.",
    "birth-not-past": "The date of birth must be in the past",
    "birth-unlikely": "Check the date of birth: it does not fit the other dates",
    "enrolled-before-school": "Enrollment cannot be before high school graduation",
    "graduated-before-enrolled": "Graduation cannot be before enrollment",
    "degree-before-graduated": "The degree date cannot be before graduation",
    "equivalent-before-degree": "The equivalent date cannot be before the degree date",
  },
  "no-such-country": "There is no country with this code",
  "already-applied":
    "We received an application of this person on {{day}}, and have stored nothing now. To send another one all the same, call again with confirmAnother: true and a new Idempotency-Key.",
};

export default internship;
