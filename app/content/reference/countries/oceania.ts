import { state } from "./country";

export const oceania = [
  state(36, ["Australia", "أستراليا"], ["Australian", "أسترالي"]),
  state(242, ["Fiji", "فيجي"], ["Fijian", "فيجي"]),
  state(296, ["Kiribati", "كيريباتي"], ["I-Kiribati", "كيريباتي"]),
  state(584, ["Marshall Islands", "جزر مارشال"], ["Marshallese", "مارشالي"]),
  state(583, ["Micronesia", "ميكرونيزيا"], ["Micronesian", "ميكرونيزي"]),
  state(520, ["Nauru", "ناورو"], ["Nauruan", "ناوروي"]),
  state(554, ["New Zealand", "نيوزيلندا"], ["New Zealander", "نيوزيلندي"]),
  state(585, ["Palau", "بالاو"], ["Palauan", "بالاوي"]),
  state(598, ["Papua New Guinea", "بابوا غينيا الجديدة"], ["Papua New Guinean", "من بابوا غينيا الجديدة"]),
  state(882, ["Samoa", "ساموا"], ["Samoan", "ساموي"]),
  state(90, ["Solomon Islands", "جزر سليمان"], ["Solomon Islander", "من جزر سليمان"]),
  state(776, ["Tonga", "تونغا"], ["Tongan", "تونغي"]),
  state(798, ["Tuvalu", "توفالو"], ["Tuvaluan", "توفالي"]),
  state(548, ["Vanuatu", "فانواتو"], ["Vanuatuan", "فانواتي"]),
];
