import { expect, it } from "vitest";
import { changedFields, guardedChanges } from "./details-changes";

const card = {
  nationalNumber: "9871002002",
  mobile: "0791234567",
  email: null,
  homeAddress: "عمّان",
  workAddress: "",
};

it.each([
  [{}, [], []],
  [{ email: "", workAddress: null }, [], []],
  [{ homeAddress: null, workAddress: "إربد" }, ["homeAddress", "workAddress"], []],
  [{ mobile: "0797654321", homeAddress: "إربد" }, ["mobile", "homeAddress"], ["mobile"]],
  [{ nationalNumber: "0000000001" }, ["nationalNumber"], ["nationalNumber"]],
  [{ email: "a@home.example" }, ["email"], ["email"]],
])("after %j, %j changed and %j ask for the password", (changed, all, guarded) => {
  expect(changedFields(card, { ...card, ...changed })).toEqual(all);
  expect(guardedChanges(card, { ...card, ...changed })).toEqual(guarded);
});
