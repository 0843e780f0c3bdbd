import Commands
import Pictures
import Storage
import Terminal
import Vocabulary

/// A list of pictures.
struct PictureTable {
    let views: [PictureView]
    let console: Console

    /// The table for programs: identifier, width, height, whether it is used, time, description.
    var plain: Table {
        Table(
            names: ["id", "width", "height", "use", "uploadedAt", "description"],
            rows: views.map { view in
                [
                    "\(view.id)", "\(view.card.width)", "\(view.card.height)",
                    view.isUsed ? "used" : "unused", view.uploadedAt.rfc3339, view.card.description,
                ].map { StyledText($0) }
            })
    }

    /// The table for people.
    var table: Table {
        Table(
            [
                Table.Column(Phrase("#"), .right),
                Table.Column(Phrase(en: "Description", ko: "설명"), flexible: 10, wanting: 24),
                Table.Column(Phrase(en: "Pixels", ko: "크기")),
                Table.Column(Phrase(en: "Use", ko: "사용")),
                Table.Column(Phrase(en: "Uploaded", ko: "올린 때")),
                Table.Column(Phrase("ID")),
            ],
            rows: views.enumerated().map { number, view in
                [
                    StyledText("\(number + 1)"),
                    StyledText(view.card.description.isEmpty ? "–" : view.card.description),
                    StyledText("\(view.card.width)×\(view.card.height)"),
                    StyledText(view.useWords.text(in: console.language)),
                    StyledText(view.uploadedAt.relative(to: console.now, in: console.language)),
                    view.id.short,
                ]
            })
    }
}

extension PictureView {
    /// Its use: unused, public or private.
    fileprivate var useWords: Phrase {
        switch (isUsed, isPublic) {
        case (false, _): Phrase(en: "unused", ko: "미사용")
        case (true, true): Phrase(en: "public", ko: "공개")
        case (true, false): Phrase(en: "private", ko: "비공개")
        }
    }
}

extension Fields {
    /// All details of a picture.
    init(_ view: PictureView, on console: Console) {
        self.init()
        let language = console.language
        let none = Phrase(en: "none", ko: "없음").text(in: language)
        add(
            Phrase(en: "Description", ko: "설명"),
            StyledText(view.card.description.isEmpty ? none : view.card.description, .bold))
        add(Phrase(en: "Use", ko: "사용"), StyledText(view.useWords.text(in: language)))
        for variant in view.variants {
            let kilobytes = max(1, variant.length / 1_000)
            let text = "\(variant.kind.name), \(variant.width)×\(variant.height), \(kilobytes) kB"
            add(variant.size.words, StyledText(text))
        }
        add(Phrase(en: "Uploaded", ko: "올린 때"), console.both(view.uploadedAt))
        add(Phrase("ID"), StyledText("\(view.id)"))
    }
}

extension PictureSize {
    fileprivate var words: Phrase {
        switch self {
        case .small: Phrase(en: "Small", ko: "작게")
        case .medium: Phrase(en: "Medium", ko: "중간")
        case .full: Phrase(en: "Full", ko: "원본")
        }
    }
}
