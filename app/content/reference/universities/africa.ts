import { universitiesOf } from "./university";

export const africa = [
  universitiesOf(566, [
    [1, "University of Ibadan", "جامعة إبادان"],
    [2, "University of Lagos", "جامعة لاغوس"],
    [3, "Obafemi Awolowo University", "جامعة أوبافيمي أولوو"],
    [4, "Ahmadu Bello University", "جامعة أحمدو بيلو"],
    [5, "University of Nigeria, Nsukka", "جامعة نيجيريا – نسوكا"],
    [6, "University of Benin", "جامعة بنين (نيجيريا)"],
    [7, "Bayero University Kano", "جامعة بايرو – كانو"],
    [8, "University of Maiduguri", "جامعة ميدوغوري"],
    [9, "University of Ilorin", "جامعة إيلورين"],
    [10, "University of Jos", "جامعة جوس"],
    [11, "Usmanu Danfodiyo University", "جامعة عثمان دان فوديو"],
  ]),
  universitiesOf(288, [
    [1, "University of Ghana", "جامعة غانا"],
    [2, "Kwame Nkrumah University of Science and Technology", "جامعة كوامي نكروما للعلوم والتكنولوجيا"],
    [3, "University of Cape Coast"],
    [4, "University for Development Studies"],
  ]),
  universitiesOf(231, [
    [1, "Addis Ababa University", "جامعة أديس أبابا"],
    [2, "Jimma University", "جامعة جيما"],
    [3, "University of Gondar", "جامعة غوندار"],
    [4, "Mekelle University", "جامعة ميكيلي"],
    [5, "Haramaya University", "جامعة هرمايا"],
    [6, "Hawassa University"],
    [7, "Jigjiga University", "جامعة جيجيغا"],
  ]),
  universitiesOf(404, [
    [1, "University of Nairobi", "جامعة نيروبي"],
    [2, "Moi University", "جامعة موي"],
    [3, "Kenyatta University", "جامعة كينياتا"],
    [4, "Jomo Kenyatta University of Agriculture and Technology"],
    [5, "Aga Khan University (Nairobi)"],
  ]),
  universitiesOf(800, [
    [1, "Makerere University", "جامعة ماكيريري"],
    [2, "Mbarara University of Science and Technology", "جامعة مبارارا للعلوم والتكنولوجيا"],
    [3, "Kampala International University", "جامعة كمبالا الدولية"],
    [4, "Gulu University", "جامعة غولو"],
    [5, "Busitema University"],
    [6, "Islamic University in Uganda", "الجامعة الإسلامية في أوغندا"],
  ]),
  universitiesOf(834, [
    [1, "Muhimbili University of Health and Allied Sciences", "جامعة موهيمبيلي للعلوم الصحية"],
    [2, "Kilimanjaro Christian Medical University College"],
    [3, "Catholic University of Health and Allied Sciences"],
    [4, "Hubert Kairuki Memorial University"],
  ]),
  universitiesOf(232, [
    [1, "Orotta College of Medicine and Health Sciences", "كلية أوروتا للطب والعلوم الصحية"],
  ]),
  universitiesOf(728, [
    [1, "University of Juba", "جامعة جوبا"],
    [2, "Upper Nile University", "جامعة أعالي النيل"],
    [3, "University of Bahr El-Ghazal", "جامعة بحر الغزال"],
  ]),
  universitiesOf(148, [
    [1, "University of N'Djamena", "جامعة إنجمينا"],
    [2, "King Faisal University in Chad", "جامعة الملك فيصل بتشاد"],
  ]),
  universitiesOf(686, [
    [1, "Cheikh Anta Diop University of Dakar", "جامعة الشيخ أنتا ديوب – داكار"],
    [2, "Gaston Berger University"],
  ]),
  universitiesOf(646, [[1, "University of Rwanda", "جامعة رواندا"]]),
  universitiesOf(894, [
    [1, "University of Zambia", "جامعة زامبيا"],
    [2, "Copperbelt University"],
  ]),
  universitiesOf(716, [[1, "University of Zimbabwe", "جامعة زيمبابوي"]]),
  universitiesOf(480, [
    [1, "University of Mauritius", "جامعة موريشيوس"],
    [2, "SSR Medical College"],
  ]),
];
