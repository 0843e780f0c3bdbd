import Blobs
import ContractKit
import Pictures
import Storage
import Vocabulary

extension PictureContract {
    static let uploading: [Clause<PictureFixture>] = [
        Clause("what is uploaded is answered in the order of the files, each in three sizes") { place in
            let sizes = [(64, 48), (48, 64), (400, 20), (20, 400), (1, 1)]
            let files = sizes.enumerated().map { number, size in
                PictureUpload(
                    SamplePicture.png(number, width: size.0, height: size.1), description: "사진 \(number)")
            }
            let views = try await place.owner.upload(files)
            try expectEqual(views.map(\.card.width), sizes.map(\.0), "the widths")
            try expectEqual(views.map(\.card.height), sizes.map(\.1), "the heights")
            try expectEqual(views.map(\.card.description), files.map(\.description), "the descriptions")
            for view in views {
                try expectEqual(view.variants.map(\.size), PictureSize.allCases, "the sizes")
                try expectEqual(view.variants.map(\.kind), [.webp, .webp, .jpeg], "the kinds")
                try expect(!view.card.placeholder.isEmpty && !view.isPublic && !view.isUsed, "its state")
                try expectEqual(try await place.owner.picture(view.id), view, "the view of later")
            }
        },
        Clause("nobody else sees a picture that nothing shows") { place in
            let picture = try await place.uploaded()
            try await expectHidden(picture.id, from: place.stranger, place.moderator, place.anonymous)
            try await expectSeen(picture.id, by: place.owner)
        },
        Clause("a file has the bytes that are said of it, whole and in part") { place in
            let picture = try await place.uploaded()
            for variant in picture.variants {
                let file = try await place.owner.file(picture.id, variant.size)
                try expectEqual(file.mediaType, variant.kind.mediaType, "the media type")
                try expectEqual(file.length, variant.length, "the length")
                try expect(!file.isPublic, "that nobody else may keep it")
                let bytes = try await place.owner.bytes(of: picture.id, variant.size)
                try expectEqual(bytes.count, variant.length, "how many bytes there are")
                try expectEqual(BlobKey(of: bytes).hash, file.hash, "the hash of the bytes")
                let part = try await place.owner.bytes(of: picture.id, variant.size, 3..<17)
                try expectEqual(part, Array(bytes[3..<17]), "a part of the bytes")
            }
        },
        Clause("equal files become pictures of their own") { place in
            let (first, second) = (try await place.uploaded(7), try await place.uploaded(7))
            try expect(first.id != second.id, "each has its name")
            try await place.owner.remove(first.id)
            try await expectHidden(first.id, from: place.owner)
            try await expectSeen(second.id, by: place.owner)
        },
        Clause("a description is kept trimmed and in NFC") { place in
            // "나무" as conjoining letters, as some keyboards send it.
            let decomposed = "\u{1102}\u{1161}\u{1106}\u{116E}"
            let view = try await place.uploaded(1, "  \(decomposed)\n")
            try expectEqual(Array(view.card.description.utf8), Array("나무".utf8), "the description")
        },
    ]

    static let refusing: [Clause<PictureFixture>] = [
        Clause("a file that is no picture is named by its number, and nothing is kept") { place in
            let good = PictureUpload(SamplePicture.png(1))
            let refused: [([UInt8], PictureRefusal)] = [
                ([], .empty), (Array("느티나무".utf8), .unknown),
                (Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), .unsupported(.svg)),
                (Array(SamplePicture.png(1).prefix(20)), .damaged(.png, .cut)),
                (
                    SamplePicture.png(1, width: 12_001, height: 1),
                    .sideTooLong(width: 12_001, height: 1, limit: 12_000)
                ),
            ]
            for (bytes, refusal) in refused {
                try await expectRefused(.refused(refusal, file: 2)) {
                    try await place.owner.upload([good, PictureUpload(bytes), good])
                }
            }
            try expectEqual(try await place.owner.mine(.first).items, [], "what is kept")
        },
        Clause("an upload has one to five files") { place in
            let rule = FieldError("file", .outOfRange(minimum: 1, maximum: 5))
            for count in [0, 6] {
                let files = (0..<count).map { PictureUpload(SamplePicture.png($0)) }
                try await expectRefused(.invalidFields([rule])) { try await place.owner.upload(files) }
            }
            try expectEqual(try await place.owner.mine(.first).items, [], "what is kept")
        },
        Clause("a description that breaks rules is refused with all field errors, and nothing is kept") {
            place in
            let refused: [(String, [FieldError.Rule])] = [
                (String(repeating: "나", count: 201), [.tooLong(maximum: 200)]),
                ("나\u{1B}[31m무", [.forbiddenCharacters]), ("나\u{202E}무", [.forbiddenCharacters]),
            ]
            for (description, rules) in refused {
                let fieldErrors = rules.map { FieldError("description.1", $0) }
                try await expectRefused(.invalidFields(fieldErrors)) {
                    try await place.uploaded(1, description)
                }
            }
            try expectEqual(try await place.owner.mine(.first).items, [], "what is kept")
        },
        Clause("a visitor uploads nothing, nor does a closed member") { place in
            let files = [PictureUpload(SamplePicture.png(1))]
            let picture = try await place.uploaded()
            try await expectRefused(.service(.signInRequired)) { try await place.anonymous.upload(files) }
            try await expectRefused(.service(.signInRequired)) { try await place.anonymous.mine(.first) }
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.remove(picture.id)
            }
            try place.stand(place.members.owner, .closed)
            try await expectRefused(.service(.accessInvalid)) { try await place.owner.upload(files) }
            try await expectRefused(.service(.accessInvalid)) { try await place.owner.remove(picture.id) }
            try place.stand(place.members.owner, .active)
            try expectEqual(try await place.owner.mine(.first).items, [picture], "what is there")
        },
        Clause("a member has at most fifty pictures that nothing shows") { place in
            place.noteNewcomers()
            let five = (0..<5).map { PictureUpload(SamplePicture.png($0)) }
            for _ in 0..<10 { _ = try await place.owner.upload(five) }
            try await expectRefused(.tooManyUnused(50)) { try await place.uploaded() }
            let first = try expectValue(try await place.owner.mine(.first).items.first, "the newest")
            try await place.owner.remove(first.id)
            _ = try await place.uploaded()
        },
    ]
}
