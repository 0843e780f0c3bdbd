import ContractKit
import Pictures
import Storage
import Vocabulary

extension PictureContract {
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
