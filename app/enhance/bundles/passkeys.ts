import { passkeyForms } from "../passkeys";

passkeyForms();
