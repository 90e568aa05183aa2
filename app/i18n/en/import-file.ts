/** Why a file with lines of a table was refused as a whole. */
const importFile = {
  problems: {
    "not-text": "This is neither a text file nor a spreadsheet. Save the table as CSV or XLSX and send that.",
    "web-page":
      "This is a web page or XML under the name of a spreadsheet. Open it, save it as CSV or XLSX and send that.",
    xls: "This is an older Excel file (XLS). Save it as XLSX or CSV and send that.",
    xlsb: "This is a binary Excel workbook (XLSB). Save it as XLSX or CSV and send that.",
    ods: "This is an OpenDocument spreadsheet (ODS). Save it as XLSX or CSV and send that.",
    encrypted: "This workbook has a password. Save it without one and send it again.",
    "damaged-workbook":
      "The workbook cannot be read to its end. Open it, save it as XLSX again and send that.",
    "workbook-too-large":
      "The workbook holds far more than its size suggests. Save its sheet as CSV and send that.",
    "no-such-sheet": "The workbook has no such sheet.",
    "nul-character": "Line {{line}} holds a NUL character. The file is damaged: export it again.",
    "stray-quote":
      "A quotation mark opened on line {{line}} is closed in the middle of a text. A mark is missing or left over, so the lines in between cannot be read.",
    "wrong-encoding": "The file is not in that encoding.",
    empty: "The file is empty.",
    "open-quote": "A quotation mark opened on line {{line}} is never closed.",
    "too-long": "Line {{line}} is too long. A quotation mark may be missing.",
    "too-large": "The file is larger than {{megabytes}} MB.",
    "too-many-lines": "The file has more than {{max}} lines.",
    "no-number-column": "The first line does not name the column DOC_NO.",
    "column-twice": "The first line names a column twice.",
    "reading-failed":
      "We could not read this file to its end. Send it again, or a part of it, or save it as CSV and send that.",
    "no-lines": "The file names its columns but has no lines below them.",
  },
} as const;

export default importFile;
