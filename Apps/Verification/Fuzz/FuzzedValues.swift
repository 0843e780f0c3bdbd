import UnicodeText
import Vocabulary
import Wire

/// Bytes that may be JSON.
struct FuzzedJSON {
    private let input: [UInt8]

    init(_ input: [UInt8]) {
        self.input = input
    }

    /// What is read must be written as JSON that says the same.
    func check(_ number: Int, _ report: inout FuzzReport) {
        guard let value = try? JSONReader.read(input) else { return report.note("refused") }
        report.note("read")
        var writer = JSONWriter()
        writer.json(value)
        if (try? JSONReader.read(writer.bytes)) != value {
            report.fault(
                number, .init(en: "is not the same after it was written", ko: "쓴 뒤에 다시 읽으면 다릅니다"), input)
        }
    }

    static let seeds = [
        #"{"title":"전북 현대 홈","price":{"amount":1000,"currency":"KRW"},"attributes":{"team":"전북"},"stock":3}"#,
        #"[1,-2,3.5,1e10,true,false,null,"\u0041\n\ud83d\ude00",{}]"#, #"{"a":{"b":[{"c":[[]]}]}}"#, "0",
        #""""#,
    ]
    static let words = ["{", "}", "[", "]", ":", ",", #"\u"#, #"\ud800"#, #"\udc00"#, #"{"a":"#, "[[[["]
}

/// A text that may be a cursor.
struct FuzzedCursor {
    private let input: [UInt8]

    init(_ input: [UInt8]) {
        self.input = input
    }

    /// What is read must be the same when it is written and read again, and be the only text of it.
    func check(_ number: Int, _ report: inout FuzzReport) {
        let text = String(decoding: input, as: UTF8.self)
        guard let cursor = Cursor(text: text) else { return report.note("refused") }
        report.note("read")
        if cursor.text != text {
            report.fault(number, .init(en: "is written otherwise", ko: "다르게 쓰입니다"), input)
        }
    }

    static let seeds = (0..<4).map { number in
        Cursor(
            scope: Cursor.scope(of: "\(number)"), key: Int64(number) * 1_000_000_007,
            id: RawIdentifier(milliseconds: 1_700_000_000_000, random: (7, UInt64(number)))
        ).text
    }
}
