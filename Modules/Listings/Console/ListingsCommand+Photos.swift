import ArgumentParser
import Commands
import Listings
import Terminal
import Vocabulary

/// The commands for sellers' photos.
extension ListingsCommand {
    struct Photos: ParsableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "photos", en: "Add, order and remove the photos of your listing.",
                ko: "내 물건의 사진 추가, 순서 변경, 삭제.",
                subcommands: [AddPhotos.self, OrderPhotos.self, RemovePhotos.self])
        }
    }

    struct AddPhotos: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "add", en: "Add photos to your listing.", ko: "내 물건에 사진을 추가합니다.",
                examples: [Phrase("madang listings photos add 3 front.jpg back.jpg")])
        }
        @OptionGroup var options: AddPhotoOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.addPhotos(options) }
        }
    }

    struct OrderPhotos: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "order", en: "Put the photos of your listing into another order; the first is the cover.",
                ko: "내 물건의 사진 순서를 바꿉니다. 첫 장이 대표 사진입니다.",
                examples: [Phrase("madang listings photos order 3 2 1")])
        }
        @OptionGroup var options: PhotoNumberOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.orderPhotos(options) }
        }
    }

    struct RemovePhotos: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "remove", en: "Remove photos from your listing.", ko: "내 물건에서 사진을 삭제합니다.",
                examples: [Phrase("madang listings photos remove 3 2")])
        }
        @OptionGroup var options: PhotoNumberOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.listings { try await $0.removePhotos(options) }
        }
    }
}
