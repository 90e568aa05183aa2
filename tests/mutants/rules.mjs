/** Decisions of the association's rules. */
export default [];
