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
}
