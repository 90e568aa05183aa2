import { words } from "../words";
import { type Group, optional, text } from "./call";

export const letters: Group = {
  id: "letters",
  title: words("Letters to those who wrote to us", "الرسائل إلى من راسلونا"),
  calls: [
    {
      id: "sendEmail",
      method: "post",
      path: "/api/email/send-email",
      title: words("Write to somebody who complained", "الكتابة إلى صاحب شكوى"),
      who: words("Editors and administrators", "المحررون والمديرون"),
      about: words(
        "The letter goes into the outgoing mail, from the association's own address, and into the history of the latest message from that address. What the HTML says is sent as text.",
        "توضع الرسالة في البريد الصادر من عنوان النقابة، وتُقيَّد في سجلّ آخر رسالة وردت من ذلك العنوان. ويُرسل مضمون HTML نصًّا.",
      ),
      by: ["staff"],
      body: {
        to: text(words("An address from which a message came", "عنوان وردت منه رسالة"), "ahmad@mail.test"),
        subject: text(words("The subject, in one line", "الموضوع في سطر واحد"), "موعدك في النقابة", {
          maxLength: 200,
        }),
        text: optional(text(words("The letter", "نص الرسالة"), "نرجو مراجعة مكتب النقابة يوم الأحد.")),
        html: optional(
          text(
            words(
              "The letter as HTML, read where there is no text",
              "الرسالة بصيغة HTML، وتُقرأ إن لم يُرسل نص",
            ),
            "<p>…</p>",
          ),
        ),
      },
      once: true,
      limited: true,
      done: {
        status: 200,
        about: words("The letter waits to be sent.", "الرسالة بانتظار الإرسال."),
        fields: {},
      },
      refused: {
        422: words("No message came from the address `to`.", "لم ترد أي رسالة من العنوان `to`."),
      },
    },
  ],
};
